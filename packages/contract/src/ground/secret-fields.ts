/** What of a call's input is a secret: neither it nor a quick hash of it is kept anywhere. */

/** In every call. */
const SECRET_NAMES = /password$|^pin$|_secret$|^token$/

export interface Secretive {
  /** Others of this call. */
  readonly secrets?: readonly string[]
}

export function isSecretField({ secrets = [] }: Secretive, name: string): boolean {
  return SECRET_NAMES.test(name) || secrets.includes(name)
}
