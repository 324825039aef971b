/** The browser's database of the analysis: a company's own, and gone when somebody signs out. */
export function analysisDatabase(company_id: number): string {
  return `takt-analysis-${company_id}`
}

/** Without the library that writes it: signing out stands on the first screen. */
export function forgetAnalysis(company_id: number): Promise<void> {
  return new Promise((done) => {
    const asked = indexedDB.deleteDatabase(analysisDatabase(company_id))
    asked.onsuccess = () => done()
    asked.onerror = () => done()
    // Another tab lets go when it hears of it; nobody waits here for that.
    asked.onblocked = () => done()
  })
}
