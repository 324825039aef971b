/** A choice that is written into the page's query: D-ENTITY-50, 51-X, D-STATE-40. */

export const selectorTypes = ['button', 'select', 'text'] as const
export type SelectorType = (typeof selectorTypes)[number]

export interface ParameterSelectorConfig {
  readonly parameter: string
  /** Divided by commas; 'value=Label' shows the label and writes the value. */
  readonly parameterValues: string
  readonly type: SelectorType
}

export const newSelector: ParameterSelectorConfig = { parameter: '', parameterValues: '', type: 'button' }

export interface ParameterChoice {
  readonly value: string
  readonly label: string
}

export function parameterChoices(parameterValues: string): ParameterChoice[] {
  const choices = new Map<string, string>()
  for (const entry of parameterValues.split(',')) {
    const at = entry.indexOf('=')
    const value = (at < 0 ? entry : entry.slice(0, at)).trim()
    const label = at < 0 ? '' : entry.slice(at + 1).trim()
    if (value !== '' && !choices.has(value)) choices.set(value, label || value)
  }
  return [...choices].map(([value, label]) => ({ value, label }))
}

/** What is written into the query; undefined where nothing changes: an empty choice never clears one. */
export function changedParameter(entered: string, current: string | undefined): string | undefined {
  const value = entered.trim()
  return value === '' || value === current ? undefined : value
}

export function readSelector(stored: unknown): ParameterSelectorConfig {
  if (typeof stored !== 'object' || stored === null) return newSelector
  const { parameter, parameterValues, type } = stored as Record<string, unknown>
  return {
    parameter: typeof parameter === 'string' ? parameter : '',
    parameterValues: typeof parameterValues === 'string' ? parameterValues : '',
    type: selectorTypes.find((one) => one === type) ?? 'button',
  }
}
