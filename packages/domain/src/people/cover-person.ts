/** Words in which a person is named, with a pseudonym in place of them. */

/** Who a person is by name; '' where they have none. */
export interface Identity {
  readonly username: string
  readonly full_name: string
  readonly employee_name: string
  readonly employee_number: string
  readonly email: string
}

/** A name shorter than this is part of too many words. */
const LEAST_NAME = 4

/** Fields in which a number is an employee's: elsewhere the same digits are a machine, an order, a quantity. */
const employeeField = /^(employee|employee_number|employees|device_employee|emp_\w+)$/

/** What stays although it reads like the name somebody signs in with. */
const neverAName = /^(role|usertype|language|kind|what|operation|action|status)$/

function isSame(one: string, other: string): boolean {
  return other !== '' && one.toLowerCase() === other.toLowerCase()
}

/** Free words: names and the address of mail wherever they stand. */
export function coverWords(words: string, was: Identity, is: Identity): string {
  const names: [string, string][] = [
    [was.email, is.email],
    [was.full_name, is.full_name],
    [was.employee_name, is.employee_name],
  ]
  return names.reduce((text, [name, instead]) => {
    if (name.length < LEAST_NAME) return text
    return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), () => instead)
  }, words)
}

/** A value that is a name as a whole, or words in which one stands. */
export function coverText(text: string, was: Identity, is: Identity): string {
  if (isSame(text, was.username)) return is.username
  return isSame(text, was.full_name) || isSame(text, was.employee_name) ? is.full_name : coverWords(text, was, is)
}

/** Addresses in a row, without the person's. */
export function coverAddresses(list: string, was: Identity): string {
  if (was.email === '') return list
  const left = list.split(/([;,\s]+)/).filter((part) => !/^[;,\s]*$/.test(part))
  const others = left.filter((address) => !isSame(address, was.email))
  return others.length === left.length ? list : others.join(', ')
}

/** The same value with every name in it covered. */
export function coverJson(value: unknown, was: Identity, is: Identity, field = ''): unknown {
  if (typeof value === 'string') {
    if (neverAName.test(field)) return value
    if (employeeField.test(field) && was.employee_number !== '' && value === was.employee_number) {
      return is.employee_number
    }
    return coverText(value, was, is)
  }
  if (Array.isArray(value)) return value.map((one) => coverJson(one, was, is, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, coverJson(inside, was, is, name)]))
}

/** What an entry of the trail says of people; the rest of it names none. */
export interface ToldWords {
  readonly username: string
  readonly what: string
  readonly key: string
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
}

/** Things whose key holds the number of an employee. */
const ofEmployees = /^(employee|people)\./

export function coverEntry(entry: ToldWords, was: Identity, is: Identity): ToldWords {
  const isDevice = entry.what === 'device.sign-in'
  const inside = (value: unknown) => coverJson(value, was, is, isDevice ? 'employee' : '')
  const key = entry.key.split('/').map((part) => {
    const isNumber = ofEmployees.test(entry.what) && part === was.employee_number && part !== ''
    return isNumber ? is.employee_number : coverText(part, was, is)
  })
  return {
    username: isSame(entry.username, was.username) ? is.username : entry.username,
    what: entry.what,
    key: key.join('/'),
    reason: coverWords(entry.reason, was, is),
    before: inside(entry.before),
    after: inside(entry.after),
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
