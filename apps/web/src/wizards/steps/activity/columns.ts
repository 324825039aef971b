export const columns = ['description', 'type_description', 'due_date', 'status'] as const
