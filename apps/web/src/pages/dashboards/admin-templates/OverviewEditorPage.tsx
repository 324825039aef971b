import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { OVERVIEW_INTERVALS, overviewNo } from '@takt/domain/machines/overview/own-overview.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { type OwnOverview, useOwnOverviews } from '../../../data/dashboards/own-overviews.ts'
import { useQueryList } from '../../../data/dashboards/query-list.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormCard } from '../../../parts/form/FormCard.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { WayLink } from '../../../parts/way-link/WayLink.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

type Seconds = ProcedureInput<'save_own_overview'>['seconds']

/** One overview of the company's own: its name, its query, who sees it and what its query begins with. */
export default function OverviewEditorPage() {
  const text = useText()
  const { overview: written } = useRouteParams('overviewEditor')
  const list = useOwnOverviews()
  const found = list.rows?.find(({ record_no }) => record_no === overviewNo(written))
  return (
    <PageFrame
      layout="form"
      title={found?.overview_name ?? text('title.overview-editor')}
      back={to('adminOverviews')}
      load={list}
      failed={text('admin.failed')}
      tools={found && <WayLink to={to('ownOverview', { overview: written })}>{text('overviews.open')}</WayLink>}
    >
      {found ? (
        <Editor key={found.record_no} overview={found} onSaved={list.reload} />
      ) : (
        <DeadEnd
          title={text('templates.not-found')}
          text={text('templates.not-found-text', { template: written })}
          way={{ to: to('adminOverviews'), label: text('templates.to-list') }}
        />
      )}
    </PageFrame>
  )
}

function Editor({ overview, onSaved }: { overview: OwnOverview; onSaved: () => Promise<void> }) {
  const text = useText()
  const mayChange = useMayCall('save_own_overview')
  const queries = useQueryList({ enabled: mayChange })
  const { draft, meanwhile, set, discard, changed } = useDraft(() => ({
    name: overview.overview_name,
    query: String(overview.query_no),
    level: overview.userlevel === null ? '' : String(overview.userlevel),
    seconds: String(overview.seconds),
    values: Object.fromEntries(overview.parameters.map(({ name, value }) => [name, value])),
  }))
  const save = async () => {
    await call('save_own_overview', {
      record_no: overview.record_no,
      version: overview.version,
      overview_name: draft.name.trim(),
      query_no: Number(draft.query),
      userlevel: draft.level === '' ? null : Number(draft.level),
      seconds: Number(draft.seconds) as Seconds,
      parameters: draft.values,
    })
    return text('own-overview.saved', { name: draft.name.trim() })
  }
  const known = queries.rows?.map(({ record_no, sql_query_id }) => ({ value: String(record_no), label: sql_query_id }))
  return (
    <FormCard
      changed={changed}
      meanwhile={meanwhile}
      complete={draft.name.trim() !== ''}
      saves="save_own_overview"
      onSave={save}
      onSaved={onSaved}
      onDiscard={discard}
    >
      <TextField
        label={text('own-overview.name')}
        required
        maxLength={80}
        value={draft.name}
        onValueChange={(name) => set({ name })}
      />
      <FieldRow>
        <SelectField
          label={text('overviews.query')}
          placeholder={overview.sql_query_id}
          value={draft.query}
          options={known ?? [{ value: String(overview.query_no), label: overview.sql_query_id }]}
          onValueChange={(query) => set({ query })}
        />
        <SelectField
          label={text('settings.userlevel')}
          placeholder={text('settings.userlevel-all')}
          value={draft.level}
          options={[
            { value: '', label: text('settings.userlevel-all') },
            ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((level) => ({ value: level, label: level })),
          ]}
          onValueChange={(level) => set({ level })}
        />
        <SelectField
          label={text('own-overview.interval')}
          placeholder={text('own-overview.interval')}
          value={draft.seconds}
          options={OVERVIEW_INTERVALS.map((count) => ({
            value: String(count),
            label: text('own-overview.seconds', { count }),
          }))}
          onValueChange={(seconds) => set({ seconds })}
        />
      </FieldRow>
      {draft.query === String(overview.query_no) &&
        overview.parameters.map(({ name, prompt }) => (
          <TextField
            key={name}
            label={prompt || name}
            maxLength={200}
            value={draft.values[name] ?? ''}
            onValueChange={(value) => set({ values: { ...draft.values, [name]: value } })}
          />
        ))}
    </FormCard>
  )
}
