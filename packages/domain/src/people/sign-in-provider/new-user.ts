/** How somebody whom the provider has sent for the first time is called here. */
import { isMailAddress } from '../../ground/mail-addresses.ts'

type Claims = Readonly<Record<string, unknown>>

const MOST = { username: 60, full_name: 80, email: 254 }

export interface NewUser {
  /** '' when the provider tells nothing that could be one. */
  readonly username: string
  readonly full_name: string
  readonly email: string
}

export function newUser(claims: Claims): NewUser {
  const [preferred, email, name] = ['preferred_username', 'email', 'name'].map((claim) => textIn(claims, claim))
  // Cut off, two people could become one name.
  const username = [preferred, email].find((text) => text !== undefined && text !== '' && text.length <= MOST.username)
  return {
    username: username ?? '',
    full_name: (name ?? '').slice(0, MOST.full_name),
    email: email !== undefined && email.length <= MOST.email && isMailAddress(email) ? email : '',
  }
}

function textIn(claims: Claims, claim: string): string {
  const value = claims[claim]
  // Signs that cannot be seen would let one name look like another's.
  return typeof value === 'string' ? value.replace(/[\p{C}]/gu, '').trim() : ''
}
