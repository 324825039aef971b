import { exampleMachines, secondMachines, thirdMachines } from './machines.ts'
import type { PlantEmployee, PlantMachine } from './plant.ts'

type EmployeeRow = readonly [employee_number: string, employee_name: string, works_at?: readonly string[]]

/** Numbers keep their leading zeros; one has a letter, as numbers of hired people do. */
const morning: readonly EmployeeRow[] = [
  ['0101', 'Anna Lindqvist', ['M101', 'M102']],
  ['0102', 'Erik Johansson', ['M103']],
  ['0103', 'Maria Bergström', ['M104', 'M105', 'M106']],
  ['0104', 'Lars Nyström', ['M109']],
  ['0105', 'Karin Sandberg', ['M110', 'M111']],
  ['0106', 'Johan Åkesson', ['M112', 'M114']],
  ['0107', 'Sara Holmgren', ['P201', 'P202']],
  ['0108', 'Mikael Öberg', ['P203', 'P204']],
  ['0109', 'Elin Forsberg', ['C301']],
  ['0110', 'Peter Wikström', ['C302', 'C303']],
  ['0111', 'Fatima Hassan', ['C304', 'C305']],
  ['0112', 'Gunnar Ekström', ['A401']],
  ['0113', 'Ingrid Söderlund', ['A402', 'A403']],
  ['0114', 'Ali Rezaei', ['A404']],
  ['0115', 'Lena Hedlund', ['A405', 'A406']],
  ['0116', 'Stefan Lundgren', ['K501']],
  ['0117', 'Malin Sjögren', ['K502', 'K503']],
  ['0118', 'Oskar Nordin'],
  ['0119', 'Emma Engström'],
  ['0120', 'Björn Hallberg'],
  ['0121', 'Sofia Berglund'],
  ['0122', 'Henrik Palm'],
  ['0123', 'Astrid Löfgren'],
  ['0124', 'Viktor Sundin'],
  ['H07', 'Tomasz Kowalski'],
]

/** Fewer people for the same machines; assembly and packing have gone home. */
const evening: readonly EmployeeRow[] = [
  ['0131', 'Niklas Dahl', ['M101', 'M102', 'M103']],
  ['0132', 'Amina Yusuf', ['M104', 'M105', 'M106', 'M107']],
  ['0133', 'Rolf Lindberg', ['M108', 'M109', 'M110', 'M111']],
  ['0134', 'Hanna Eklund', ['M112', 'M113', 'M114']],
  ['0135', 'Goran Petrović', ['P201', 'P202', 'P203', 'P204', 'P205']],
  ['0136', 'Lisa Sundström', ['C301', 'C302', 'C303']],
  ['0137', 'Daniel Berg', ['C304', 'C305', 'C307']],
  ['0138', 'Eva Nordström', ['K501']],
]

const night: readonly EmployeeRow[] = [
  ['0141', 'Jonas Hellström', ['M101', 'M102', 'M103', 'M112']],
  ['0142', 'Zainab Karimi', ['M104', 'M105', 'M106', 'M107', 'M108']],
  ['0143', 'Per Falk', ['M109', 'M110', 'M111', 'M113', 'M114']],
  ['0144', 'Tuva Isaksson', ['C301']],
]

/** Left the company, is still in the register. */
const MAY_NOT_SIGN_IN = new Set(['0124'])

/** Where those belong who are at no machine now: to the department and zone of this one. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  '0118': 'M101',
  '0119': 'P201',
  '0120': 'C301',
  '0121': 'A401',
  '0122': 'K501',
}

export const exampleEmployees: readonly PlantEmployee[] = [morning, evening, night].flatMap((rows, index) =>
  rows.map((row) => employee(row, exampleMachines, index + 1)),
)

export const secondEmployees: readonly PlantEmployee[] = [
  employee(['21', 'Nils Sjöholm'], secondMachines),
  employee(['22', 'Ulla Ström', ['S1']], secondMachines),
  employee(['23', 'Rikard Falk', ['W1']], secondMachines),
]

export const thirdEmployees: readonly PlantEmployee[] = [
  employee(['0101', 'Grace Miller', ['M101']], thirdMachines),
  employee(['0102', 'Daniel Ortiz'], thirdMachines),
]

/** Without a shift of their own they are there whenever somebody looks. */
function employee(row: EmployeeRow, machines: readonly PlantMachine[], shift: number | null = null): PlantEmployee {
  const [employee_number, employee_name, works_at = []] = row
  const here = !MAY_NOT_SIGN_IN.has(employee_number)
  const place = works_at[0] ?? BELONGS_TO[employee_number]
  const { department = null, zone = null } = machines.find(({ machine_id }) => machine_id === place) ?? {}
  return { employee_number, employee_name, allow_sign_in: here, active: here, department, zone, works_at, shift }
}
