/** Serial shipping container codes: 18 digits, the last one made from the others. */
const LENGTH = 18
const WEIGHTS = [3, 1]

/** As typed or scanned: without spaces and without the GS1 identifier in front. */
export function ssccIn(entered: string): string {
  const packed = entered.replace(/\s/g, '')
  return /^(?:\(00\)|00)(\d{18})$/.exec(packed)?.[1] ?? packed
}

export function isSscc(entered: string): boolean {
  const digits = ssccIn(entered)
  if (!/^\d{18}$/.test(digits)) return false
  return ssccCheckDigit(digits.slice(0, -1)) === digits.at(-1)
}

/** Of the digits before it: weights 3 and 1 in turn from the first one, modulo 10. */
export function ssccCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 2] as number), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Half a number is no fault: it is called invalid when it is complete, or when the field was left. */
export function ssccState(entered: string, left: boolean): 'empty' | 'typing' | 'valid' | 'invalid' {
  const digits = ssccIn(entered)
  if (digits === '') return 'empty'
  if (isSscc(digits)) return 'valid'
  return digits.length >= LENGTH || left ? 'invalid' : 'typing'
}
