export const iframeSample = { config: { address: 'https://example.com/board' }, data: {} }
