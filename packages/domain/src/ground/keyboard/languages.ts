/** Apart from the layouts: an operator's first screen reads what the device keeps, and draws no keyboard. */
export const keyboardLanguages = ['en', 'sv', 'de'] as const
export type KeyboardLanguage = (typeof keyboardLanguages)[number]
