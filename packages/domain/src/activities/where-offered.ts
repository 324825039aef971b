/** Where a type of activity may be created, and which rows of its checklist apply. Empty restrictions restrict nothing. */
export interface Restrictions {
  readonly machines: readonly string[]
  readonly department: string
  readonly zone: string
  readonly category: string
  readonly part_no: string
  readonly part_type_id: string
  readonly op_number: string
  readonly tool_id: string
}

export interface OrderFacts {
  readonly part_no: string
  readonly part_type_id: string
  readonly op_number: string
  readonly tool_id: string
}

export interface OfferPlace {
  readonly machine_id: string
  readonly department: string
  readonly zone: string
  readonly category: string
  readonly running: readonly OrderFacts[]
}

const orderFields = ['part_no', 'part_type_id', 'op_number', 'tool_id'] as const

export function isOffered(type: Restrictions, place: OfferPlace): boolean {
  if (type.machines.length > 0 && !type.machines.includes(place.machine_id)) return false
  if (type.department !== '' && type.department !== place.department) return false
  if (type.zone !== '' && type.zone !== place.zone) return false
  if (type.category !== '' && type.category !== place.category) return false
  const asked = orderFields.filter((field) => type[field] !== '')
  // One order has to fulfil all of them: the part of one and the operation of another are neither.
  return asked.length === 0 || place.running.some((order) => asked.every((field) => order[field] === type[field]))
}

/** '' restricts nothing; a type that names no part fits every part. */
export function fitsOrder(type: Restrictions, wanted: Partial<OrderFacts>): boolean {
  return orderFields.every((field) => {
    const want = wanted[field] ?? ''
    return want === '' || type[field] === '' || type[field] === want
  })
}

export interface RowConditions {
  readonly machines: readonly string[]
  readonly part_nos: readonly string[]
  readonly part_types: readonly string[]
  readonly tools: readonly string[]
  readonly op_numbers: readonly string[]
  /** 2: every second creation; 0 and 1: every one. */
  readonly frequency: number
  readonly frequency_offset: number
}

export interface CreatedAt {
  readonly machine_id: string
  readonly order: OrderFacts
  /** The how-many-th of its type at the machine. */
  readonly creation_no: number
}

export function rowApplies(row: RowConditions, { machine_id, order, creation_no }: CreatedAt): boolean {
  const named = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
  return (
    named(row.machines, machine_id) &&
    named(row.part_nos, order.part_no) &&
    named(row.part_types, order.part_type_id) &&
    named(row.tools, order.tool_id) &&
    named(row.op_numbers, order.op_number) &&
    (row.frequency <= 1 || (creation_no + row.frequency_offset) % row.frequency === 0)
  )
}
