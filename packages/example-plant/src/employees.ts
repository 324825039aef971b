import type { PlantEmployee } from './plant.ts'

type EmployeeRow = readonly [employee_number: string, employee_name: string, signed_in_at?: readonly string[]]

/** Numbers keep their leading zeros; one has a letter, as numbers of hired people do. */
const rows: readonly EmployeeRow[] = [
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

/** Left the company, is still in the register. */
const MAY_NOT_SIGN_IN = new Set(['0124'])

export const exampleEmployees: readonly PlantEmployee[] = rows.map(employee)

export const secondEmployees: readonly PlantEmployee[] = [
  employee(['21', 'Nils Sjöholm']),
  employee(['22', 'Ulla Ström', ['S1']]),
  employee(['23', 'Rikard Falk', ['W1']]),
]

export const thirdEmployees: readonly PlantEmployee[] = [
  employee(['0101', 'Grace Miller', ['M101']]),
  employee(['0102', 'Daniel Ortiz']),
]

function employee([employee_number, employee_name, signed_in_at = []]: EmployeeRow): PlantEmployee {
  const here = !MAY_NOT_SIGN_IN.has(employee_number)
  return { employee_number, employee_name, allow_sign_in: here, active: here, signed_in_at }
}
