/** A day and a time as the field of a checklist gives them, without a zone: they are meant where they were entered. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)$/

/** As people write it; any other answer is left as it is. */
export function answeredMoment(value: string): string {
  return value.replace(MOMENT, '$1 $2')
}
