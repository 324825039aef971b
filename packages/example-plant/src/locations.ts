import type { Group } from './plant.ts'

export const exampleDepartments: readonly Group[] = [
  { code: '10', description: 'Injection moulding' },
  { code: '20', description: 'Metal working' },
  { code: '30', description: 'Assembly' },
  { code: '40', description: 'Packing' },
]

export const exampleZones: readonly Group[] = [
  { code: 'A1', description: 'Hall A, north' },
  { code: 'A2', description: 'Hall A, south' },
  { code: 'B1', description: 'Hall B, presses' },
  { code: 'B2', description: 'Hall B, cells' },
  { code: 'C1', description: 'Hall C, assembly' },
  { code: 'D1', description: 'Hall D, dispatch' },
]

export const exampleCategories: readonly Group[] = [
  { code: 'IM', description: 'Injection moulding machine' },
  { code: 'PR', description: 'Press' },
  { code: 'CNC', description: 'CNC machine' },
  { code: 'AS', description: 'Assembly station' },
  { code: 'PK', description: 'Packing line' },
]

export const secondDepartments: readonly Group[] = [
  { code: '10', description: 'Skärande bearbetning' },
  { code: '20', description: 'Svets och montering' },
]

export const secondZones: readonly Group[] = [
  { code: 'H1', description: 'Hall 1' },
  { code: 'H2', description: 'Hall 2' },
]

export const secondCategories: readonly Group[] = [
  { code: 'CNC', description: 'CNC-maskin' },
  { code: 'SV', description: 'Svetscell' },
]

export const thirdDepartments: readonly Group[] = [{ code: '10', description: 'Tool shop' }]
export const thirdZones: readonly Group[] = [{ code: 'M', description: 'Main floor' }]
export const thirdCategories: readonly Group[] = [{ code: 'CNC', description: 'CNC machine' }]
