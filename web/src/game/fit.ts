/**
 * Where the parts of a table lie and how large their cards are. Every arrangement of the other players around one's own
 * place is tried, and the one in which the cards are largest is taken: so a table fills any window, and never scrolls
 * where there is a way not to.
 */

/** A side of a part, in pixels: so many times the width of a card, and so much besides. */
type Length = [cards: number, besides: number];

export interface Part {
  width: Length;
  height: Length;
  /** how wide it is at least, in pixels: its name takes some room too */
  least?: number;
}

/** What a game has to lay out. */
export interface Shape {
  other: Part;
  own: Part;
  /** the piles above one's own place, in a row */
  middle: Part;
  /** the piles to the left of it */
  beside: Part;
  /** widths of cards, in pixels: below the first nothing can be tapped or read, above the last it looks silly */
  ownCard: [least: number, most: number];
  otherCard: [least: number, most: number];
}

export interface Felt {
  width: number;
  height: number;
  gap: number;
}

export interface Fit {
  /** how many of the others sit to the left and to the right; the rest sit above */
  left: number;
  right: number;
  /** in how many columns those on the left, and those above */
  leftColumns: number;
  topColumns: number;
  /** whether the piles lie to the left of one's own place instead of above it */
  beside: boolean;
  ownCard: number;
  otherCard: number;
}

type Seating = Pick<Fit, "left" | "right" | "leftColumns" | "topColumns">;

/** The others go around the table from the left to the right, as the turn does. */
function* seatings(others: number): Generator<Seating> {
  for (let columns = 1; columns <= others; columns++) {
    if (Math.ceil(others / columns) === Math.ceil(others / (columns - 1))) continue; // as many rows, only wider
    yield { left: 0, right: 0, leftColumns: 0, topColumns: columns };
    yield { left: others, right: 0, leftColumns: columns, topColumns: 0 };
  }
  for (let side = 1; 2 * side <= others; side++) {
    yield { left: side, right: side, leftColumns: 1, topColumns: others - 2 * side };
  }
}

/** So long is it with cards of this width. */
const of = ([cards, besides]: Length, card: number) => cards * card + besides;

export const widthOf = (part: Part, card: number) => Math.max(part.least ?? 0, of(part.width, card));

/** The largest card with which so long a part fits; part and gaps are sums of lengths. */
const room = (length: number, parts: Length[]) =>
  (length - parts.reduce((sum, [, besides]) => sum + besides, 0)) / parts.reduce((sum, [cards]) => sum + cards, 0);

/** The largest own card beside others of this size; negative if these do not even fit. */
function ownCard(shape: Shape, felt: Felt, others: number, seating: Seating, beside: boolean, otherCard: number): number {
  const { left, right, leftColumns, topColumns } = seating;
  const [wide, high] = [widthOf(shape.other, otherCard) + felt.gap, of(shape.other.height, otherCard) + felt.gap];
  // at either edge there is room for the ring around a card that is advised
  const width = felt.width - 3 * felt.gap - (leftColumns + (right > 0 ? 1 : 0)) * wide;
  const rows = topColumns === 0 ? 0 : Math.ceil((others - left - right) / topColumns);
  const height = felt.height - felt.gap - rows * high;
  const sideRows = leftColumns === 0 ? 0 : Math.ceil(left / leftColumns);
  if (topColumns * wide - felt.gap > width || sideRows * high > felt.height) return -1;
  const gap: Length = [0, felt.gap];
  const [own, middle] = [shape.own, beside ? shape.beside : shape.middle];
  return beside
    ? Math.min(room(width, [middle.width, gap, gap, own.width]), room(height, [own.height]), room(height, [middle.height]))
    : Math.min(room(width, [own.width]), room(width, [middle.width]), room(height, [middle.height, gap, own.height]));
}

const COMFORTABLE = 80; // pixels

/**
 * What an arrangement is worth. Half the size is less than half as good, and one's own cards count for more. Everybody
 * on one side is no table: where cards are large enough anyway, that has to gain a lot.
 */
const worth = (own: number, other: number, { left, right }: Seating) =>
  Math.log(own) + 0.45 * Math.log(other) - (left > right ? (own > COMFORTABLE ? 0.45 : 0.15) : 0);

/** Null: there is no window yet. `scale`: how large somebody wants the cards, as far as there is room. */
export function fit(shape: Shape, felt: Felt, others: number, scale = 1): Fit | null {
  if (felt.width === 0 || felt.height === 0) return null;
  const larger = Math.max(1, scale);
  const { ownCard: [leastOwn, mostOwn], otherCard: [leastOther, mostOther] } = shape; // prettier-ignore
  const best =
    largest(shape, felt, others, mostOwn * larger, mostOther * larger) ??
    // It has to scroll: then down, and no further than it must.
    largest(shape, { ...felt, height: Infinity }, others, leastOwn, leastOther);
  if (!best) return { left: 0, right: 0, leftColumns: 0, topColumns: 1, beside: false, ownCard: leastOwn, otherCard: leastOther };
  const smaller = (card: number, least: number) => Math.max(least, card * Math.min(1, scale));
  return { ...best, ownCard: smaller(best.ownCard, leastOwn), otherCard: smaller(best.otherCard, leastOther) };
}

function largest(shape: Shape, felt: Felt, others: number, mostOwn: number, mostOther: number): Fit | null {
  let best: Fit | null = null;
  let highest = -Infinity;
  for (const seating of seatings(others)) {
    for (const beside of [false, true]) {
      for (let other = shape.otherCard[0]; other <= mostOther; other++) {
        const own = Math.min(mostOwn, ownCard(shape, felt, others, seating, beside, other));
        if (own < shape.ownCard[0] || (other > 0.8 * own && best)) break;
        const value = worth(own, other, seating);
        if (value > highest) {
          highest = value;
          best = { ...seating, beside, ownCard: own, otherCard: other };
        }
      }
    }
  }
  return best;
}
