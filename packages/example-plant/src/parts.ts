import type { PlantPart } from './plant.ts'

interface PartRow {
  readonly part_no: string
  readonly op: '10' | '20' | '30'
  readonly name: string
  readonly op_name: string
  readonly cycle: number
  readonly per_cycle: number
  readonly setup: number
  readonly tool?: string
  readonly unit?: 'pcs' | 'kg'
  /** What kind of part it is; documents and limits hang on it. */
  readonly type?: string
  readonly only?: string
}

/** Cycle and pieces per cycle are what a person knows of a part; the time per piece follows. */
function part(row: PartRow): PlantPart {
  return {
    part_no: row.part_no,
    op_number: row.op,
    part_description: row.name,
    op_name: row.op_name,
    unit: row.unit ?? 'pcs',
    integer_unit: row.unit === 'kg' ? 0 : 1,
    quantity_per_cycle: row.per_cycle,
    planned_setup_time: row.setup,
    planned_unit_time: row.cycle / row.per_cycle,
    capacity_factor: 1,
    tool_id: row.tool ?? '',
    part_type_id: row.type ?? '',
    machine_id_only: row.only ?? '',
    // A year of about 500 hours on the part, in whole hundreds.
    yearly_qty: Math.round((500 * 3600 * row.per_cycle) / row.cycle / 100) * 100,
  }
}

type Moulded = readonly [part_no: string, name: string, tool: string, cavities: number, cycle: number, setup: number]
const moulded: readonly Moulded[] = [
  ['NP-1001', 'Cap 28 mm, white', 'T-1001', 16, 12, 0.6],
  ['NP-1002', 'Cap 38 mm, blue', 'T-1002', 16, 14, 0.6],
  ['NP-1010', 'Cable clip 8 mm', 'T-1010', 32, 9, 0.5],
  ['NP-1014', 'Junction box, lower half', 'T-1014', 4, 28, 0.7],
  ['NP-1021', 'Mirror bracket, left', 'T-1021', 2, 36, 0.75],
  ['NP-1030', 'Pump housing PA66', 'T-1030', 2, 44, 0.8],
  ['NP-1033', 'Gear wheel z=24 POM', 'T-1033', 8, 18, 0.6],
  ['NP-1040', 'Handle, soft grip', 'T-1040', 4, 32, 0.7],
  ['NP-1045', 'Battery tray', 'T-1045', 1, 58, 0.9],
  ['NP-1051', 'Hinge cover, left', 'T-1051', 4, 22, 0.6],
  ['NP-1060', 'Filter cup, clear', 'T-1060', 8, 16, 0.6],
  ['NP-1066', 'Valve seat', 'T-1066', 16, 11, 0.5],
  ['NP-1072', 'Fan blade 120 mm', 'T-1072', 2, 26, 0.7],
  ['NP-1080', 'Drawer runner', 'T-1080', 4, 24, 0.7],
]

/** Made in the same shot as another part: one tool, two orders at once. */
const familyPartners: readonly Moulded[] = [
  ['NP-1022', 'Mirror bracket, right', 'T-1021', 2, 36, 0.75],
  ['NP-1052', 'Hinge cover, right', 'T-1051', 4, 22, 0.6],
]

type Pressed = readonly [part_no: string, name: string, tool: string, per_cycle: number, cycle: number]
const pressed: readonly Pressed[] = [
  ['NM-2001', 'Contact spring', 'S-2001', 4, 5],
  ['NM-2004', 'Mounting plate 2 mm', 'S-2004', 1, 8],
  ['NM-2009', 'Heat sink, stamped', 'S-2009', 1, 12],
  ['NM-2012', 'Angle bracket 90', 'S-2012', 2, 7],
  ['NM-2018', 'Lid, deep drawn', 'S-2018', 1, 15],
  ['NM-2023', 'Washer 14 mm', 'S-2023', 8, 5],
]

type Machined = readonly [part_no: string, name: string, op_name: string, cycle: number, setup: number]
const machined: readonly Machined[] = [
  ['NM-3002', 'Shaft 12 x 140', 'Turning', 38, 0.6],
  ['NM-3005', 'Valve body G1/2', 'Milling', 55, 0.7],
  ['NM-3011', 'Bushing 20/16', 'Turning', 24, 0.5],
  ['NM-3014', 'Flange 80 mm', 'Milling', 60, 0.7],
  ['NM-3020', 'Spindle nut', 'Turning', 33, 0.6],
]

/** Second operations of moulded parts: the same work order, another card. */
const assembled: readonly Machined[] = [
  ['NP-1014', 'Junction box, complete', 'Assembly', 30, 0.25],
  ['NP-1030', 'Pump housing with bushing', 'Assembly', 42, 0.5],
  ['NP-1040', 'Handle with insert', 'Assembly', 22, 0.25],
  ['NP-1045', 'Battery tray with contacts', 'Assembly', 50, 0.5],
  ['NP-1060', 'Filter cup with seal', 'Assembly', 15, 0.25],
]

const packed: readonly Machined[] = [
  ['NP-1001', 'Cap 28 mm, box of 500', 'Packing', 20, 0.25],
  ['NP-1010', 'Cable clip, bag of 100', 'Packing', 8, 0.25],
  ['NP-1066', 'Valve seat, tray of 50', 'Packing', 12, 0.25],
]

/** Two parts of one shot share its time: together their planned times are one cycle. */
function mould([part_no, name, tool, per_cycle, cycle, setup]: Moulded): PlantPart {
  const share = familyPartners.some((partner) => partner[2] === tool) ? cycle / 2 : cycle
  return part({ part_no, op: '10', name, op_name: 'Moulding', cycle: share, per_cycle, setup, tool, type: 'MOULDED' })
}

const typeOfOperation = { '10': 'MACHINED', '20': 'ASSEMBLED', '30': 'PACKED' } as const

function single(op: '10' | '20' | '30', [part_no, name, op_name, cycle, setup]: Machined): PlantPart {
  return part({ part_no, op, name, op_name, cycle, per_cycle: 1, setup, type: typeOfOperation[op] })
}

const regrind = part({
  part_no: 'NP-9001',
  op: '10',
  name: 'Regrind PP, natural',
  op_name: 'Granulating',
  cycle: 45,
  per_cycle: 2.5,
  setup: 0.5,
  unit: 'kg',
  type: 'REGRIND',
})

/** In the register for orders by part; only the machine with the small barrel makes it. */
const testPlaque = part({
  part_no: 'NP-1099',
  op: '10',
  name: 'Test plaque 60 x 60',
  op_name: 'Moulding',
  cycle: 30,
  per_cycle: 2,
  setup: 1,
  tool: 'T-1099',
  type: 'MOULDED',
  only: 'M107',
})

export const partsByCategory: Readonly<Record<string, readonly PlantPart[]>> = {
  IM: moulded.map(mould),
  PR: pressed.map(([part_no, name, tool, per_cycle, cycle]) =>
    part({ part_no, op: '10', name, op_name: 'Pressing', cycle, per_cycle, setup: 0.5, tool, type: 'PRESSED' }),
  ),
  CNC: machined.map((row) => single('10', row)),
  AS: assembled.map((row) => single('20', row)),
  PK: [...packed.map((row) => single('30', row)), regrind],
}

const partners = familyPartners.map(mould)

/** The other part that comes out of the same tool. */
export function familyPartner(of: PlantPart): PlantPart | undefined {
  return partners.find((partner) => partner.tool_id === of.tool_id)
}

export const exampleParts: readonly PlantPart[] = [...Object.values(partsByCategory).flat(), ...partners, testPlaque]

export const secondPartsByCategory: Readonly<Record<string, readonly PlantPart[]>> = {
  CNC: [
    part({
      part_no: '400-112',
      op: '10',
      name: 'Axel 30 x 220',
      op_name: 'Svarvning',
      cycle: 48,
      per_cycle: 1,
      setup: 1,
    }),
    part({ part_no: '400-118', op: '10', name: 'Lagerhus', op_name: 'Fräsning', cycle: 60, per_cycle: 1, setup: 2 }),
    part({
      part_no: '400-131',
      op: '10',
      name: 'Distans 12',
      op_name: 'Svarvning',
      cycle: 18,
      per_cycle: 1,
      setup: 0.5,
    }),
  ],
  SV: [
    part({
      part_no: '500-007',
      op: '20',
      name: 'Ram, svetsad',
      op_name: 'Svetsning',
      cycle: 55,
      per_cycle: 1,
      setup: 1,
    }),
    part({
      part_no: '500-010',
      op: '20',
      name: 'Konsol, svetsad',
      op_name: 'Svetsning',
      cycle: 35,
      per_cycle: 1,
      setup: 1,
    }),
  ],
}

export const thirdPartsByCategory: Readonly<Record<string, readonly PlantPart[]>> = {
  CNC: [
    part({ part_no: 'HT-77', op: '10', name: 'Die insert', op_name: 'Milling', cycle: 60, per_cycle: 1, setup: 2 }),
    part({ part_no: 'HT-81', op: '10', name: 'Guide pin', op_name: 'Turning', cycle: 30, per_cycle: 1, setup: 1 }),
  ],
}
