/** Which machine stands where, line by line. */
type MachineRow = readonly [machine_id: string, machine_description: string, zone: string]

export interface Line {
  readonly department: string
  readonly category: string
  readonly erp_resource: string
  readonly object: string
  readonly limits: readonly [green: number, yellow: number]
  readonly rows: readonly MachineRow[]
}

export const exampleLines: readonly Line[] = [
  {
    department: '10',
    category: 'IM',
    erp_resource: '1100',
    object: 'Moulding',
    limits: [85, 65],
    rows: [
      ['M101', 'Engel Victory 120', 'A1'],
      ['M102', 'Engel Victory 120', 'A1'],
      ['M103', 'Engel Victory 200', 'A1'],
      ['M104', 'Arburg Allrounder 420 C', 'A1'],
      ['M105', 'Arburg Allrounder 420 C', 'A1'],
      ['M106', 'Arburg Allrounder 570 S', 'A1'],
      ['M107', 'KraussMaffei CX 160', 'A1'],
      ['M108', 'KraussMaffei CX 160', 'A2'],
      ['M109', 'KraussMaffei GX 650', 'A2'],
      ['M110', 'Sumitomo Demag 210', 'A2'],
      ['M111', 'Sumitomo Demag 210', 'A2'],
      ['M112', 'Netstal Elion 800', 'A2'],
      ['M113', 'Fanuc Roboshot 150', 'A2'],
      ['M114', 'Fanuc Roboshot 150', 'A2'],
    ],
  },
  {
    department: '20',
    category: 'PR',
    erp_resource: '2100',
    object: 'Press',
    limits: [80, 60],
    rows: [
      ['P201', 'Bruderer BSTA 300', 'B1'],
      ['P202', 'Bruderer BSTA 500', 'B1'],
      ['P203', 'Schuler MSD 250', 'B1'],
      ['P204', 'Schuler MSD 400', 'B1'],
      ['P205', 'AP&T hydraulic 160', 'B1'],
      ['P206', 'Raskin R 40', 'B1'],
    ],
  },
  {
    department: '20',
    category: 'CNC',
    erp_resource: '2200',
    object: 'CNC',
    limits: [75, 55],
    rows: [
      ['C301', 'Mazak Integrex i-200', 'B2'],
      ['C302', 'Mazak QT-250', 'B2'],
      ['C303', 'DMG Mori NLX 2500', 'B2'],
      ['C304', 'DMG Mori DMU 50', 'B2'],
      ['C305', 'Okuma LB3000', 'B2'],
      ['C306', 'Haas VF-2', 'B2'],
      ['C307', 'Haas VF-2', 'B2'],
    ],
  },
  {
    department: '30',
    category: 'AS',
    erp_resource: '3100',
    object: 'Assembly',
    limits: [90, 70],
    rows: [
      ['A401', 'Junction box line', 'C1'],
      ['A402', 'Pump station', 'C1'],
      ['A403', 'Insert station', 'C1'],
      ['A404', 'Contact riveting', 'C1'],
      ['A405', 'Seal station', 'C1'],
      ['A406', 'Ultrasonic welding', 'C1'],
    ],
  },
  {
    department: '40',
    category: 'PK',
    erp_resource: '4100',
    object: 'Packing',
    limits: [90, 70],
    rows: [
      ['K501', 'Carton packer', 'D1'],
      ['K502', 'Bag packer', 'D1'],
      ['K503', 'Tray packer', 'D1'],
      ['K504', 'Granulator', 'D1'],
    ],
  },
]

export const secondLines: readonly Line[] = [
  {
    department: '10',
    category: 'CNC',
    erp_resource: '10',
    object: 'CNC',
    limits: [80, 60],
    rows: [
      ['F1', 'Mazak Variaxis i-500', 'H1'],
      ['F2', 'Mazak Variaxis i-500', 'H1'],
      ['S1', 'Okuma Multus B300', 'H1'],
      ['S2', 'Okuma LB3000', 'H1'],
      ['S10', 'Doosan Puma 2600', 'H1'],
    ],
  },
  {
    department: '20',
    category: 'SV',
    erp_resource: '20',
    object: 'Svetscell',
    limits: [75, 55],
    rows: [
      ['W1', 'Motoman robotcell', 'H2'],
      ['W2', 'ABB robotcell', 'H2'],
      ['W3', 'Manuell svets', 'H2'],
    ],
  },
]

/** Not in use any more: it must vanish from filters and overviews. */
export const secondRetiredLine: Line = {
  department: '10',
  category: 'CNC',
  erp_resource: '10',
  object: 'CNC',
  limits: [80, 60],
  rows: [['S0', 'SMT Swedturn 8', 'H1']],
}

/** M101, M102 and C301 exist in the example company too: a query that forgets the company shows at once. */
export const thirdLine: Line = {
  department: '10',
  category: 'CNC',
  erp_resource: '10',
  object: 'Mill',
  limits: [80, 60],
  rows: [
    ['M101', 'Haas UMC-500', 'M'],
    ['M102', 'Haas VF-4', 'M'],
    ['C301', 'Hardinge T-42', 'M'],
    ['G1', 'Studer S33', 'M'],
  ],
}
