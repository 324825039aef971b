export const timeoutSample = { config: {}, data: {} }
