import { expect, test } from 'vitest'
import { type Label, zplOf } from './label.ts'

const flag: Label = {
  kind: 'flag',
  company_name: 'Norrvik Plast',
  work_order_no: 'WO-1',
  card_no: '100042',
  part_no: 'NP-1001',
  part_description: 'Kåpa 28 mm',
  op_number: '10',
  machine_id: 'M101',
  quantity: '400 pcs',
  erp_id: '073500990000000010',
  flag_type: '',
  copy: false,
  printed: '2026-02-01 06:00',
}

test('W-ENTITY-09 the SSCC is a GS1-128 with application identifier 00, and stands below in digits', () => {
  const zpl = zplOf(flag, 3)
  expect(zpl.startsWith('^XA')).toBe(true)
  expect(zpl).toContain('^FD>;>800073500990000000010^FS')
  expect(zpl).toContain('^FD(00) 073500990000000010^FS')
  expect(zpl).toContain('^PQ3\n^XZ')
  expect(zpl).toContain('Kåpa 28 mm')
})

test('W-ENTITY-09 a whole flag, field by field where a printer of 812 dots puts it', () => {
  const whole = zplOf({ ...flag, flag_type: 'UP', copy: true }, 2)
  expect(whole).toBe(`^XA
^CI28
^PW812
^FO40,40^A0N,28,28^FH_^FDNorrvik Plast^FS
^FO560,40^A0N,28,28^FH_^FD2026-02-01 06:00^FS
^FO40,90^A0N,48,48^FH_^FDNP-1001^FS
^FO40,150^A0N,28,28^FH_^FDKåpa 28 mm^FS
^FO40,210^A0N,28,28^FH_^FDWO-1  10  100042^FS
^FO40,260^A0N,28,28^FH_^FDM101^FS
^FO40,310^A0N,80,80^FH_^FD400 pcs^FS
^FO480,310^A0N,80,80^FH_^FDUP^FS
^FO480,250^A0N,48,48^FH_^FDCOPY / KOPIA^FS
^BY4
^FO40,430^BCN,256,N,N,N^FD>;>800073500990000000010^FS
^FO40,700^A0N,48,48^FH_^FD(00) 073500990000000010^FS
^PQ2
^XZ
`)
  expect(zplOf(flag, 1)).not.toMatch(/COPY|\^FO480/)
  expect(zplOf({ ...flag, erp_id: '4711' }, 1)).toContain('^FO40,630^A0N,48,48^FH_^FD4711^FS')
})

/** At 203 dpi. */
const DOTS_PER_MM = 8

test('T-PLANT-184 the code of a pallet is as large as GS1 asks of a logistic label, with its white, on a label of 101 mm', () => {
  const zpl = zplOf(flag, 1)
  const [, module, x, height] = /\^BY(\d+)\n\^FO(\d+),430\^BCN,(\d+),/.exec(zpl)?.map(Number) ?? []
  // Start, FNC1, ten pairs of digits and the check character have 11 bars each, the stop 13.
  const width = (13 * 11 + 13) * Number(module)
  expect(Number(module) / DOTS_PER_MM).toBeGreaterThanOrEqual(0.495)
  expect(Number(height) / DOTS_PER_MM).toBeGreaterThanOrEqual(31.75)
  expect(Number(x)).toBeGreaterThanOrEqual(10 * Number(module))
  expect(Number(x) + width + 10 * Number(module)).toBeLessThanOrEqual(812)
  expect(zpl).toContain(`^FO40,700^A0N,48,48^FH_^FD(00) ${flag.erp_id}`)
})

test('what people typed is never a command of the printer', () => {
  const zpl = zplOf({ ...flag, part_description: '^XZ~JA_x\u0007' }, 1)
  expect(zpl).toContain('_5EXZ_7EJA_5Fx_07')
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
})

test.each([
  ['BLASTING', { flag_type: 'BLASTING' }, 'BLASTING'],
  ['a copy', { copy: true }, 'COPY / KOPIA'],
  ['a plain number', { erp_id: '4711' }, '^FH_^FD4711^FS'],
])('%s is told', (_what, change, words) => expect(zplOf({ ...flag, ...change }, 1)).toContain(words))

test('a label has no code of a pallet', () => expect(zplOf({ ...flag, kind: 'label' }, 1)).not.toContain('^BCN'))
