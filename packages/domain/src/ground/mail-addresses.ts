/** Addresses as people write them into one field: 'anna@plant.example; bo@plant.example'. */

/** No spaces and no line breaks: neither a name nor a header of its own can be smuggled in. */
const ADDRESS = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** Each once; what is no address is left out. */
export function mailAddresses(text: string): string[] {
  const found = text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(isMailAddress)
  return found.filter((one, at) => found.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
}

/** The first of a field that is no address, or null. Left out in silence, somebody would wait for mail that never comes. */
export function wrongMailAddress(text: string): string | null {
  const parts = text.split(/[;,]/).map((part) => part.trim())
  return parts.find((part) => part !== '' && !isMailAddress(part)) ?? null
}
