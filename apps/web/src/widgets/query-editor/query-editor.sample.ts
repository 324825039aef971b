export const queryEditorSample = { config: {}, data: {} }
