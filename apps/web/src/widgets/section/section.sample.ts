export const sectionSample = { config: { backgroundEnabled: true, backgroundColor: '#e7f5ff' }, data: {} }
