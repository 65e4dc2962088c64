/** Hand a link to others: with the phone's own dialog, or into the clipboard. Whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url: link }).catch(() => undefined);
    return false;
  }
  if (!navigator.clipboard) {
    prompt("", link); // an unencrypted page may not copy: then by hand
    return false;
  }
  await navigator.clipboard.writeText(link);
  return true;
}
