/** How a part of a widget looks, and when it looks otherwise: D-ENTITY-40 to 45-X, D-CONFIG-59-X. */
import { calculate } from './formula.ts'
import { asNumber, pickValue, type Row, readValueConfig, type ValueConfig } from './value-config.ts'

/** The closed list. What edits a property: a colour, one of some words, or a length or number as text. */
export const styleProperties = {
  color: 'color',
  backgroundColor: 'color',
  borderColor: 'color',
  borderWidth: 'length',
  borderRadius: 'length',
  fontSize: 'length',
  fontWeight: ['normal', 'bold', '300', '500', '700', '900'],
  fontStyle: ['normal', 'italic'],
  textAlign: ['left', 'center', 'right'],
  textDecoration: ['none', 'underline', 'line-through'],
  padding: 'length',
  margin: 'length',
  opacity: 'number',
  boxShadow: 'text',
  animation: ['none', 'blink'],
} as const
export type StyleProperty = keyof typeof styleProperties
export const styleNames = Object.keys(styleProperties) as StyleProperty[]

/** Property to value; several values of one property are joined by '|', each a fallback for the one after it. */
export type StyleMap = { readonly [P in StyleProperty]?: string }

export const comparisonOperators = ['>', '<', '>=', '<=', '==', 'range_around'] as const
export type ComparisonOperator = (typeof comparisonOperators)[number]

export interface ConditionalStyle {
  readonly value1: ValueConfig | null
  readonly value2: ValueConfig | null
  readonly comparisonOperator: ComparisonOperator
  /** Only for range_around: how far value1 may lie from value2. */
  readonly supportValue: number
  readonly style: StyleMap
}

export interface StyleConfig {
  readonly style: StyleMap
  readonly conditionalStyles: readonly ConditionalStyle[]
}

export const newStyle: StyleConfig = { style: {}, conditionalStyles: [] }
export const newConditionalStyle: ConditionalStyle = {
  value1: null,
  value2: null,
  comparisonOperator: '>',
  supportValue: 0,
  style: {},
}

const LONGEST_VALUE = 120
/** No function but colours and sums, nothing that ends a declaration: a stored text can never load or run anything. */
const unsafe = /url|expression|image|attr|import|javascript|[;{}<>@\\"'`]|\/\*/i

export function isSafeStyleValue(property: StyleProperty, value: string): boolean {
  if (value.trim() === '' || value.length > LONGEST_VALUE || unsafe.test(value)) return false
  return property === 'animation' ? value === 'none' || value === 'blink' : true
}

/** The parts that are allowed; everything else is dropped: D-ENTITY-41-X. */
export function cleanStyle(stored: unknown): StyleMap {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    styleNames.flatMap((property) => {
      const value = styleValues(stored[property])
        .filter((one) => isSafeStyleValue(property, one))
        .join('|')
      return value === '' ? [] : [[property, value]]
    }),
  )
}

/** The values of one property in the order they are declared: the last one a browser knows counts. */
export function styleValues(joined: unknown): string[] {
  const text = typeof joined === 'number' ? String(joined) : joined
  if (typeof text !== 'string') return []
  return text
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

/** Reads what the style configurator stored, and a bare map of properties as a base style. */
export function readStyle(stored: unknown): StyleConfig {
  if (!isRecord(stored)) return newStyle
  const whole = isRecord(stored.style) || Array.isArray(stored.conditionalStyles)
  if (!whole) return { style: cleanStyle(stored), conditionalStyles: [] }
  const conditions = Array.isArray(stored.conditionalStyles) ? stored.conditionalStyles.filter(isRecord) : []
  return { style: cleanStyle(stored.style), conditionalStyles: conditions.map(readCondition) }
}

function readCondition(stored: Record<string, unknown>): ConditionalStyle {
  return {
    value1: readValueConfig(stored.value1 ?? undefined),
    value2: readValueConfig(stored.value2 ?? undefined),
    comparisonOperator: comparisonOperators.find((one) => one === stored.comparisonOperator) ?? '>',
    supportValue: asNumber(stored.supportValue) ?? 0,
    style: cleanStyle(stored.style),
  }
}

export type ValueOf = (config: ValueConfig) => unknown

/** The base and every condition that holds, each to be laid over the ones before it: D-CONFIG-59-X. */
export function styleLayers({ style, conditionalStyles }: StyleConfig, valueIn: ValueOf): readonly StyleMap[] {
  return [style, ...conditionalStyles.filter((one) => conditionHolds(one, valueIn)).map((one) => one.style)]
}

export function mergedStyle(layers: readonly StyleMap[]): StyleMap {
  return Object.assign({}, ...layers)
}

/** Whether ink and ground that are seen come from one style; from two they were never seen together by who chose them. */
export function inkChosenWithGround(layers: readonly StyleMap[]): boolean {
  const inked = layers.findLast(({ color }) => color !== undefined)
  return inked !== undefined && inked === layers.findLast(({ backgroundColor }) => backgroundColor !== undefined)
}

export function conditionHolds(condition: ConditionalStyle, valueIn: ValueOf): boolean {
  if (condition.value1 === null || condition.value2 === null) return false
  return holds(condition, valueIn(condition.value1), valueIn(condition.value2))
}

/** Numbers are compared as numbers; of other values only equality can be asked; what is missing fulfils nothing. */
function holds(
  { comparisonOperator, supportValue }: Pick<ConditionalStyle, 'comparisonOperator' | 'supportValue'>,
  one: unknown,
  other: unknown,
): boolean {
  if (isMissing(one) || isMissing(other)) return false
  const [a, b] = [asNumber(one), asNumber(other)]
  if (a === undefined || b === undefined) {
    return comparisonOperator === '==' && String(one).trim() === String(other).trim()
  }
  switch (comparisonOperator) {
    case '>':
      return a > b
    case '<':
      return a < b
    case '>=':
      return a >= b
    case '<=':
      return a <= b
    case '==':
      return a === b
    case 'range_around':
      return Math.abs(a - b) <= Math.abs(supportValue)
  }
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** The value a condition compares: before it is printed, but after its formula. */
export function comparedValue(config: ValueConfig, rows: readonly Row[]): unknown {
  const value = pickValue(config, rows)
  if (config.format !== 'math') return value
  const number = asNumber(value)
  const result = number === undefined ? undefined : calculate(config.math, number)
  return typeof result === 'number' ? result : undefined
}

/** The sources whose rows a style looks at. */
export function styleSources(styles: readonly StyleConfig[]): string[] {
  const values = styles.flatMap(({ conditionalStyles }) =>
    conditionalStyles.flatMap(({ value1, value2 }) => [value1?.dataSource ?? '', value2?.dataSource ?? '']),
  )
  return [...new Set(values)].filter((slug) => slug !== '')
}

/** A config as it may be stored: every style in it, however deep, has only what is allowed. */
export function withSafeStyles<T>(config: T): T {
  if (Array.isArray(config)) return config.map(withSafeStyles) as T
  if (!isRecord(config)) return config
  const entries = Object.entries(config).map(([key, value]) => [
    key,
    isStyleMap(key, value) ? cleanStyle(value) : withSafeStyles(value),
  ])
  return Object.fromEntries(entries) as T
}

function isStyleMap(key: string, value: unknown): boolean {
  if (!isRecord(value) || !(key === 'style' || key.endsWith('Style'))) return false
  return !('style' in value) && !('conditionalStyles' in value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
