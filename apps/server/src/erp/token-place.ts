/** Where a sealed token belongs: it opens for this company only. */
export function tokenPlace(company_id: number): string {
  return `erp-token/${company_id}`
}
