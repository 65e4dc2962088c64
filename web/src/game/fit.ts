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
  /** one of the others, whose piles are tapped too: cards of at least this width */
  partner?: Part & { card: [least: number, comfortable: number] };
  own: Part;
  /** the piles above one's own place, in a row */
  middle: Part;
  /** the piles to the left of it */
  beside: Part;
  /**
   * Widths of cards, in pixels: below the first nothing can be tapped or read, above the last it looks silly. They
   * drop below the comfortable width only if nothing else fits.
   */
  ownCard: [least: number, most: number];
  otherCard: [least: number, comfortable: number, most: number];
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
  /** the width of a partner's cards where the others' are too small for a finger; else null */
  partnerCard: number | null;
  /** whether that partner has a row alone, before the others */
  apart: boolean;
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

/** Whether a larger partner has a row alone: not where all above sit in one row. */
const isApart = (others: number, { left, right, topColumns }: Seating) => topColumns < others - left - right || topColumns === 0;

/** The largest own card beside others of this size; negative if these do not even fit. */
function ownCard(shape: Shape, felt: Felt, others: number, seating: Seating, beside: boolean, otherCard: number, partnerCard: number | null): number {
  const { left, right, leftColumns, topColumns } = seating;
  const size = (part: Part, card: number) => [widthOf(part, card) + felt.gap, of(part.height, card) + felt.gap] as const;
  const [wide, high] = size(shape.other, otherCard);
  const [wider, higher] = partnerCard === null ? [wide, high] : size(shape.partner!, partnerCard);
  const apart = partnerCard !== null && isApart(others, seating);
  const block = (count: number, columns: number, partner: boolean): [width: number, height: number] => {
    if (count === 0) return [0, 0];
    if (!partner || partnerCard === null) return [columns * wide, Math.ceil(count / columns) * high];
    if (apart) return [Math.max(columns * wide, wider), Math.ceil((count - 1) / columns) * high + higher];
    return [(count - 1) * wide + wider, Math.max(high, higher)];
  };
  const above = others - left - right;
  const [leftWidth, leftHeight] = block(left, leftColumns, above === 0);
  const [topWidth, topHeight] = block(above, topColumns, true);
  // at either edge there is room for the ring around a card that is advised
  const width = felt.width - 3 * felt.gap - leftWidth - (right > 0 ? wide : 0);
  const height = felt.height - felt.gap - topHeight;
  if (topWidth - felt.gap > width || leftHeight > felt.height) return -1;
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
  const { ownCard: [leastOwn, mostOwn], otherCard: [leastOther, comfortable, mostOther] } = shape; // prettier-ignore
  const [leastPartner, enough] = shape.partner?.card ?? [0, 0];
  let best: Fit | null = null;
  for (let ease = 1; !best && ease >= 0; ease -= 1 / 8) {
    const other = leastOther + ease * (comfortable - leastOther);
    const partner = leastPartner + ease * (enough - leastPartner);
    best = largest(shape, felt, others, mostOwn * larger, [other, mostOther * larger], partner);
  }
  // Else it has to scroll: down, and no further than it must.
  best ??= largest(shape, { ...felt, height: Infinity }, others, leastOwn, [leastOther, leastOther], enough);
  if (!best) {
    return { left: 0, right: 0, leftColumns: 0, topColumns: 1, beside: false, ownCard: leastOwn, otherCard: leastOther, partnerCard: null, apart: false };
  }
  const smaller = (card: number, least: number) => Math.max(least, card * Math.min(1, scale));
  const otherCard = smaller(best.otherCard, leastOther);
  const partnerCard = best.partnerCard ?? (otherCard < enough ? enough : null);
  return { ...best, ownCard: smaller(best.ownCard, leastOwn), otherCard, partnerCard };
}

function largest(shape: Shape, felt: Felt, others: number, mostOwn: number, [leastOther, mostOther]: [number, number], partner: number): Fit | null {
  let best: Fit | null = null;
  let highest = -Infinity;
  for (const seating of seatings(others)) {
    for (const beside of [false, true]) {
      for (let other = leastOther; other <= mostOther; other++) {
        const partnerCard = other < partner ? partner : null;
        const own = Math.min(mostOwn, ownCard(shape, felt, others, seating, beside, other, partnerCard));
        if (own < shape.ownCard[0] || (other > 0.8 * own && best)) break;
        const value = worth(own, other, seating);
        if (value > highest) {
          highest = value;
          best = { ...seating, beside, ownCard: own, otherCard: other, partnerCard, apart: partnerCard !== null && isApart(others, seating) };
        }
      }
    }
  }
  return best;
}
