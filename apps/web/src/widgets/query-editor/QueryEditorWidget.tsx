import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { QueryDesk } from '../../dashboard/query-desk/QueryDesk.tsx'
import type { queryEditor } from './query-editor.widget.ts'

type Props = WidgetProps<(typeof queryEditor)['options'], ReturnType<(typeof queryEditor)['needs']>>

/** What people do here, and only here, asks the server by itself. */
export default function QueryEditorWidget({ mode, say }: Props) {
  return mode === 'active' ? <QueryDesk /> : <p>{say('widget.no-preview')}</p>
}
