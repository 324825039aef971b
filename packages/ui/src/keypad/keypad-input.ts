export type KeypadDigit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type KeypadKey = KeypadDigit | 'decimal' | 'sign' | 'clear' | 'backspace'

export interface KeypadRules {
  /** Employee numbers such as 0042 keep their zeros. */
  leadingZero?: boolean | undefined
  decimals?: boolean | undefined
  negative?: boolean | undefined
  /** Digits, not counting sign and point. */
  maxDigits?: number | undefined
  /**
   * A sign or point that may not be entered stands there as typed, for whoever checks the entry to refuse: a comma that is
   * only swallowed books 15 pieces for 1,5.
   */
  keepsWrong?: boolean | undefined
}

/** The value after one key. Stored with '.', never with the comma it may be shown with. */
export function keypadInput(value: string, key: KeypadKey, rules: KeypadRules = {}): string {
  const sign = value.startsWith('-') ? '-' : ''
  const number = value.slice(sign.length)
  switch (key) {
    case 'clear':
      return ''
    case 'backspace':
      return value.slice(0, -1)
    case 'sign':
      if (!rules.negative && !rules.keepsWrong) return value
      return sign === '' ? `-${number}` : number
    case 'decimal':
      if (!(rules.decimals || rules.keepsWrong) || number.includes('.')) return value
      return `${sign}${number === '' ? '0' : number}.`
    default: {
      if (number === '0' && !rules.leadingZero) return `${sign}${key}`
      const digits = number.replace('.', '').length
      return rules.maxDigits !== undefined && digits >= rules.maxDigits ? value : `${value}${key}`
    }
  }
}

/** A key on a value that is shown as selected: what is typed stands in its place, as in any field. */
export function keypadReplace(value: string, key: KeypadKey, rules: KeypadRules = {}): string {
  return key === 'sign' && rules.negative ? keypadInput(value, key, rules) : keypadInput('', key, rules)
}

export type KeypadCommand = KeypadKey | 'enter'

/** Which physical keys do what. A site may bind Backspace to `backspace`, so that it takes one digit. */
export type KeypadBindings = Readonly<Record<string, KeypadCommand>>

const DIGITS: readonly KeypadDigit[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

export const defaultKeypadBindings: KeypadBindings = {
  ...Object.fromEntries(DIGITS.map((digit) => [digit, digit])),
  '.': 'decimal',
  ',': 'decimal',
  '-': 'sign',
  Backspace: 'clear',
  Delete: 'clear',
  c: 'clear',
  C: 'clear',
  Enter: 'enter',
}
