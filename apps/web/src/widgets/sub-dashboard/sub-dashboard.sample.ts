export const subDashboardSample = { config: { dashboard: { slug: 'machine-tile', parameters: {} } }, data: {} }
