/** What people and spreadsheets write in a cell. */

/** Our own CSV files write an apostrophe before what a spreadsheet would run as a formula. */
export function withoutGuard(written: string): string {
  return /^'[=+\-@]/.test(written) ? written.slice(1) : written
}

/** 1 234,5 and 1,234.5 and 1.234,5. One comma alone divides: 1,234 is a little more than one. */
export function readNumber(written: string): number | null {
  const bare = written.replace(/[\s\u{a0}\u{202f}']/gu, '').replace(/\u{2212}/gu, '-')
  if (!/^-?\d[\d.,]*$/.test(bare)) return null
  const dots = bare.split('.').length - 1
  const commas = bare.split(',').length - 1
  if (dots > 0 && commas > 0) {
    const decimal = bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ','
    const thousands = decimal === '.' ? ',' : '.'
    return asNumber(bare.replaceAll(thousands, ''), decimal)
  }
  if (dots > 1) return asNumber(bare.replaceAll('.', ''), '.')
  if (commas > 1) return asNumber(bare.replaceAll(',', ''), '.')
  return asNumber(bare, dots === 1 ? '.' : ',')
}

function asNumber(bare: string, decimal: string): number | null {
  const value = Number(bare.replace(decimal, '.'))
  return Number.isFinite(value) ? value : null
}

const yes = ['1', 'yes', 'y', 'true', 'x', 'ja', 'j', 'sant', 'wahr']
const no = ['0', 'no', 'n', 'false', 'nej', 'falskt', 'nein', 'falsch']

export function readYesNo(written: string): boolean | null {
  const word = written.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}
