/** A label as a printer of labels understands it: ZPL, with the SSCC as GS1-128. */
import { ssccIn } from '../ground/wizard/check-sscc.ts'

export interface Label {
  readonly kind: 'flag' | 'label'
  readonly company_name: string
  readonly work_order_no: string
  readonly card_no: string
  readonly part_no: string
  readonly part_description: string
  readonly op_number: string
  readonly machine_id: string
  /** With its unit. */
  readonly quantity: string
  /** The SSCC; a plain number for a company without GS1 prefix; '' on a label. */
  readonly erp_id: string
  /** '', BLASTING or UP. */
  readonly flag_type: string
  /** Printed again where a copy has to say so. */
  readonly copy: boolean
  /** Day and time of the plant. */
  readonly printed: string
}

/**
 * GS1's least for a logistic label: bars of 0.495 mm, 31.75 mm high, and ten bars of white on both sides. In dots of 203
 * dpi, 8 to a millimetre: 0.5 mm and 32 mm; 156 bars then are 78 mm wide.
 */
const GS1_LOGISTIC = { module: 4, height: 256, x: 40 }

const WIDE = 48
const SMALL = 28

export function zplOf(label: Label, copies: number): string {
  const lines = [
    '^XA',
    // Field data is UTF-8: å, ä and ö of a part's name stay what they are.
    '^CI28',
    '^PW812',
    text(40, 40, SMALL, label.company_name),
    text(560, 40, SMALL, label.printed),
    text(40, 90, WIDE, label.part_no),
    text(40, 150, SMALL, label.part_description),
    text(40, 210, SMALL, `${label.work_order_no}  ${label.op_number}  ${label.card_no}`),
    text(40, 260, SMALL, label.machine_id),
    text(40, 310, 80, label.quantity),
    ...(label.flag_type === '' ? [] : [text(480, 310, 80, label.flag_type)]),
    ...(label.copy ? [text(480, 250, WIDE, 'COPY / KOPIA')] : []),
    ...(label.kind === 'flag' ? barcode(label.erp_id) : []),
    `^PQ${copies}`,
    '^XZ',
  ]
  return `${lines.join('\n')}\n`
}

function barcode(erp_id: string): string[] {
  const sscc = ssccIn(erp_id)
  if (!/^\d{18}$/.test(sscc)) {
    return ['^BY3', `^FO40,430^BCN,180,N,N,N^FH_^FD${safe(erp_id)}^FS`, text(40, 630, WIDE, erp_id)]
  }
  // ">;" begins in code set C, ">8" is FNC1: without it the code is no GS1-128 and a scanner does not know the 00.
  const { module, height, x } = GS1_LOGISTIC
  return [`^BY${module}`, `^FO${x},430^BCN,${height},N,N,N^FD>;>800${sscc}^FS`, text(x, 700, WIDE, `(00) ${sscc}`)]
}

function text(x: number, y: number, height: number, words: string): string {
  return `^FO${x},${y}^A0N,${height},${height}^FH_^FD${safe(words)}^FS`
}

/** A name with ^ or ~ in it would be a command of the printer; after ^FH_ they are written by their number. */
function safe(words: string): string {
  return [...words].map((letter) => (/[\^~_\\\p{Cc}]/u.test(letter) ? hex(letter) : letter)).join('')
}

function hex(letter: string): string {
  return `_${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`
}
