/** Only plain hexadecimal colours reach a style: a stored text can never inject one. */
export function isColor(text: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
}
