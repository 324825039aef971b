/** Nobody's data: the failure is of the installation itself. */
export const OF_NO_COMPANY = 0
export const OF_SEVERAL_COMPANIES = -1
const LONGEST_MESSAGE = 500

/** What is kept of a failure. Its words may hold what only the company in which it happened may read. */
export function jobFailure(error: unknown): { message: string; failed_in: number } {
  const message = error instanceof Error ? error.message : String(error)
  const companies = new Set(companiesOf(error))
  const [only = OF_NO_COMPANY] = companies
  return {
    message: message.slice(0, LONGEST_MESSAGE),
    failed_in: companies.size > 1 ? OF_SEVERAL_COMPANIES : only,
  }
}

/** `withCompany` marks what is thrown in its transaction. */
function companiesOf(error: unknown): number[] {
  if (error instanceof AggregateError) return error.errors.flatMap(companiesOf)
  return error instanceof Error && 'company_id' in error ? [Number(error.company_id)] : []
}
