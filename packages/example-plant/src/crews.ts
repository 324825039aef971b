/** Who is at the machines: the crew of the shift that runs by the machine's calendar, and nobody else. */
import { calendarsOf } from './calendars.ts'
import type { Plant, PlantEmployee, PlantMachine } from './plant.ts'

const MINUTE = 60_000

export interface Present {
  readonly employee_number: string
  readonly machine_id: string
  /** Some minutes before the shift began. */
  readonly since: number
  /** Of the person: one who attends three machines is at each a third. */
  readonly share: number
}

type Crews = Pick<Plant, 'company' | 'calendars' | 'day_types' | 'machines' | 'employees'>

export function crewOf(
  employees: readonly PlantEmployee[],
  { machine_id, shift }: { readonly machine_id: string; readonly shift: number },
): PlantEmployee[] {
  return employees.filter((one) => one.works_at.includes(machine_id) && (one.shift === null || one.shift === shift))
}

/** Who may do something at a machine in a shift: its crew, or those who stand beside it in the same department. */
export function handsFor(plant: Pick<Plant, 'machines' | 'employees'>, machine: PlantMachine, shift: number) {
  const own = crewOf(plant.employees, { machine_id: machine.machine_id, shift })
  if (own.length > 0) return own
  return plant.machines
    .filter(({ department }) => department === machine.department)
    .flatMap(({ machine_id }) => crewOf(plant.employees, { machine_id, shift }))
}

export function presentAt(plant: Crews, now: number): Present[] {
  const calendarOf = calendarsOf(plant)
  return plant.employees.flatMap((employee) => {
    const places = plant.machines.flatMap((machine) => {
      const { shift, from } = calendarOf(machine).at(now)
      return crewOf([employee], { machine_id: machine.machine_id, shift }).length > 0 ? [{ machine, from }] : []
    })
    const early = 1 + (Number.parseInt(employee.employee_number.replace(/\D/g, ''), 10) % 9)
    return places.map(({ machine: { machine_id }, from }) => ({
      employee_number: employee.employee_number,
      machine_id,
      since: from - early * MINUTE,
      share: 1 / places.length,
    }))
  })
}

/** Of a plant that has no past and so no hour: the shift of the day. */
export function presentByDay({ employees }: Pick<Plant, 'employees'>, now: number): Present[] {
  return employees
    .filter(({ shift }) => shift === null || shift === 1)
    .flatMap(({ employee_number, works_at }) =>
      works_at.map((machine_id) => ({ employee_number, machine_id, since: now, share: 1 / works_at.length })),
    )
}
