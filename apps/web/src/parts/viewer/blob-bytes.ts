/** The bytes behind a blob, which is base64. */
export function blobBytes(blob: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(blob), (sign) => sign.charCodeAt(0))
}
