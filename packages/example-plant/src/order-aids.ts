/** What stands around an order at the machine: kinds of setup, Euromap programs, inserts, instructions, pin codes. */
import type { Names } from '@takt/domain/ground/names.ts'
import type { Plant } from './plant.ts'

export interface PlantSetupType {
  readonly code: string
  readonly names: Names
  readonly view_order: number
}

export const setupTypes: readonly PlantSetupType[] = [
  {
    code: 'FULL',
    names: { en: 'Tool and material', sv: 'Verktyg och material', de: 'Werkzeug und Material' },
    view_order: 1,
  },
  { code: 'TOOL', names: { en: 'Tool only', sv: 'Bara verktyg', de: 'Nur Werkzeug' }, view_order: 2 },
  {
    code: 'COLOUR',
    names: { en: 'Colour or material', sv: 'Färg eller material', de: 'Farbe oder Material' },
    view_order: 3,
  },
  { code: 'ADJUST', names: { en: 'Adjustment', sv: 'Justering', de: 'Einstellen' }, view_order: 4 },
]

export interface PlantProgram {
  readonly machine_id: string
  readonly program_id: string
  readonly description: string
  readonly part_no: string
  readonly tool_id: string
  readonly locked: 0 | 1
  readonly lock_comment: string
}

/** Each program that an order names is known to its machine. */
export function euromapPrograms({ orders, parts }: Pick<Plant, 'orders' | 'parts'>): PlantProgram[] {
  const programs = new Map<string, PlantProgram>()
  for (const { machine_id, program_id, part_no, op_number, locked } of orders) {
    if (program_id === '') continue
    const part = parts.find((one) => one.part_no === part_no && one.op_number === op_number)
    const blocked = locked === 1 || programs.get(`${machine_id} ${program_id}`)?.locked === 1
    programs.set(`${machine_id} ${program_id}`, {
      machine_id,
      program_id,
      description: part?.part_description ?? '',
      part_no,
      tool_id: part?.tool_id ?? '',
      locked: blocked ? 1 : 0,
      lock_comment: blocked ? 'Hold pressure is being checked' : '',
    })
  }
  return [...programs.values()]
}

/** Inserts that fit the mother tool's first structure, and those of one other tool. */
export function insertsOf({
  tools,
}: Pick<Plant, 'tools'>): { tool_id: string; tool_description: string; insert_of: string }[] {
  return tools
    .filter(({ category }) => category === 'Main')
    .slice(0, 6)
    .flatMap(({ tool_id }) =>
      ['smooth', 'ribbed'].map((kind, index) => ({
        tool_id: `${tool_id}-I${index + 1}`,
        tool_description: `Insert, ${kind}`,
        insert_of: tool_id,
      })),
    )
}

export function operationText(part: { readonly part_description: string; readonly op_name: string }): string {
  return `<p>${part.op_name}: ${part.part_description}</p><p>Check the first five pieces against the drawing.</p><p>Pack as the label says.</p>`
}

/** Pin codes of the first employees, as an example: the number of the employee twice, without leading zero. */
export function pinOf(employee_number: string): string {
  const digits = employee_number.replace(/\D/g, '').replace(/^0+/, '')
  return digits === '' ? '' : `${digits}${digits}`
}
