export const freeTextSample = { config: { text: 'Hall A', tag: 'h1', fontSize: 40 }, data: {} }
