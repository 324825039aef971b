import { MOST_PIECES } from '../ground/model/quantity.ts'
import type {
  FieldValue,
  ImportDefinition,
  ImportFault,
  ImportField,
  ImportRecord,
  OrderMaterial,
} from './import-kind.ts'

/** Materials of one order. */
const MOST_LINES = 200
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** A record as it should be, or all that is wrong with it. Fields that are absent are not judged: who adds one does. */
export function readRecord(definition: ImportDefinition, given: unknown): ImportRecord | readonly ImportFault[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return [{ field: '', refusal: 'import-no-record', values: {} }]
  }
  const faults: ImportFault[] = []
  const record: Record<string, FieldValue> = {}
  for (const [name, value] of Object.entries(given)) {
    const field = definition.fields.find((one) => one.name === name)
    if (!field) {
      faults.push({ field: name, refusal: 'import-field-unknown', values: { field: name } })
      continue
    }
    // Null is what many programs write for “nothing said”.
    if (value === null) continue
    const read = readValue(field, value)
    if (isFault(read)) faults.push(read)
    else record[name] = read
  }
  for (const name of definition.key) {
    const named = record[name]
    if ((named === undefined || named === '') && !faults.some(({ field }) => field === name)) {
      faults.push({ field: name, refusal: 'import-field-needed', values: { field: name } })
    }
  }
  return faults.length > 0 ? faults : record
}

export function isFaulty(read: ImportRecord | readonly ImportFault[]): read is readonly ImportFault[] {
  return Array.isArray(read)
}

export function isFault(read: unknown): read is ImportFault {
  return typeof read === 'object' && read !== null && 'refusal' in read
}

function readValue(field: ImportField, value: unknown): FieldValue | ImportFault {
  const { name } = field
  switch (field.type) {
    case 'text':
      return readText(field, value)
    case 'number':
    case 'whole':
      return readNumber(field, value)
    case 'yes-no':
      if (typeof value === 'boolean') return value
      return { field: name, refusal: 'import-field-yes-no', values: { field: name } }
    case 'time': {
      const at = typeof value === 'string' && ISO_TIME.test(value) ? Date.parse(value) : Number.NaN
      if (Number.isNaN(at)) return { field: name, refusal: 'import-field-time', values: { field: name } }
      return new Date(at).toISOString()
    }
    case 'materials':
      return readMaterials(name, value)
  }
}

function readText({ name, most = 40 }: ImportField, value: unknown): string | ImportFault {
  // A number has lost its leading zeros already.
  if (typeof value !== 'string') return { field: name, refusal: 'import-field-text', values: { field: name } }
  const word = value.trim()
  if (word.length > most) return { field: name, refusal: 'import-field-long', values: { field: name, most } }
  if (word.includes('\0')) return { field: name, refusal: 'import-field-text', values: { field: name } }
  return word
}

function readNumber({ name, type, aboveZero, most = MOST_PIECES }: ImportField, value: unknown): number | ImportFault {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { field: name, refusal: 'import-field-number', values: { field: name } }
  }
  if (type === 'whole' && !Number.isInteger(value)) {
    return { field: name, refusal: 'import-field-number', values: { field: name } }
  }
  if (aboveZero && value <= 0) return { field: name, refusal: 'import-field-above-zero', values: { field: name } }
  if (value < 0) return { field: name, refusal: 'import-field-below-zero', values: { field: name } }
  if (value > most) return { field: name, refusal: 'import-field-large', values: { field: name, most } }
  return value
}

const lineFields: readonly ImportField[] = [
  { name: 'line_no', type: 'whole', words: [] },
  { name: 'material_no', type: 'text', words: [] },
  { name: 'material_card_no', type: 'text', words: [] },
  { name: 'planned_qty', type: 'number', words: [] },
  { name: 'per_unit', type: 'number', words: [] },
]

/** Lines without a number are counted in tens. What one piece takes is worked out later, when the quantity is known. */
function readMaterials(name: string, value: unknown): readonly OrderMaterial[] | ImportFault {
  if (!Array.isArray(value) || value.length > MOST_LINES) {
    return { field: name, refusal: 'import-field-materials', values: { field: name } }
  }
  const lines: OrderMaterial[] = []
  for (const [index, given] of value.entries()) {
    const place = `${name}.${index}`
    const line = readRecord({ kind: 'orders', key: ['material_no', 'planned_qty'], fields: lineFields }, given)
    if (isFaulty(line)) {
      const [first] = line
      return { ...(first as ImportFault), field: first?.field ? `${place}.${first.field}` : place }
    }
    const said = line as Partial<OrderMaterial>
    lines.push({
      line_no: said.line_no ?? (index + 1) * 10,
      material_no: said.material_no ?? '',
      material_card_no: said.material_card_no ?? '',
      planned_qty: said.planned_qty ?? 0,
      per_unit: said.per_unit ?? 0,
    })
  }
  if (new Set(lines.map(({ line_no }) => line_no)).size < lines.length) {
    return { field: name, refusal: 'import-lines-twice', values: {} }
  }
  return lines
}
