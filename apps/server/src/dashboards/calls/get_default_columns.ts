import { getDefaultColumns } from '@takt/contract/dashboards/get_default_columns.ts'
import { text } from '@takt/texts/text.ts'
import { type TextKey, texts } from '@takt/texts/texts.ts'
import { handle } from '../../ground/call/handle.ts'

const PREFIX = 'column.'
const keys = (Object.keys(texts.en) as TextKey[]).filter((key) => key.startsWith(PREFIX))

export default handle(getDefaultColumns, async (_input, { session }) => [
  Object.fromEntries(keys.map((key) => [key.slice(PREFIX.length), text(session.language, key)])),
])
