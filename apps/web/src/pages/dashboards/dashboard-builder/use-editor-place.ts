import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { fieldsOf, fieldsOfMachine } from '@takt/domain/dashboards/source-fields.ts'
import { useMemo } from 'react'
import type { DashboardStore } from '../../../dashboard/data/dashboard-store.ts'
import type { FindWidget } from '../../../dashboard/define-widget.ts'
import type { EditorPlace } from '../../../dashboard/option-editor/editor-place.ts'
import { useExamples } from '../../../dashboard/option-editor/use-examples.ts'
import { useMachineIds } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'

/** What the option editors choose from: the dashboard's sources, the keys of their rows and the machines. */
export function useEditorPlace(
  { dataSources: sources, parameters }: Pick<Dashboard, 'dataSources' | 'parameters'>,
  store: DashboardStore,
  find: FindWidget,
): EditorPlace {
  const say = useText()
  const machineIds = useMachineIds()
  const example = useExamples(say)
  return useMemo(
    () => ({
      sources,
      machineIds,
      parameters: parameters.map(({ parameter }) => parameter),
      say,
      example,
      find,
      rowsOf: (slug) => store.rows(slug),
      propertiesOf: (slug) => {
        if (slug === '') return fieldsOfMachine
        const keys = Object.keys(store.rows(slug)[0] ?? {})
        return keys.length > 0 ? keys : fieldsOf(sources.find((source) => source.slug === slug)?.source ?? '')
      },
    }),
    [sources, parameters, machineIds, say, example, store, find],
  )
}
