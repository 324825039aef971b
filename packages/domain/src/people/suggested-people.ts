/** Who is offered by name where a number is asked for. */
export interface SuggestedPerson {
  readonly employee_number: string
  readonly employee_name: string
}

/** A wizard shows a few buttons, not a list: whoever is not among these types, scans or looks for the name. */
const MOST_SUGGESTED = 4

/** The one who is signed in comes first, then those at the machine, each once. */
export function suggestedPeople(
  own: SuggestedPerson | null,
  atMachine: readonly SuggestedPerson[],
): readonly SuggestedPerson[] {
  const people = own && own.employee_number !== '' ? [own, ...atMachine] : atMachine
  const first = new Map<string, SuggestedPerson>()
  for (const { employee_number, employee_name } of people) {
    const known = first.get(employee_number)
    first.set(employee_number, { employee_number, employee_name: known?.employee_name || employee_name })
  }
  return [...first.values()].slice(0, MOST_SUGGESTED)
}
