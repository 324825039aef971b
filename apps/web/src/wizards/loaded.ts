/** For rows that another step has fetched already. */
export const LOADED = { loading: false, error: null, reload: async (): Promise<void> => undefined } as const
