import { type CallConfig, callFault, callMethods, type HeaderRow } from '@takt/domain/dashboards/call-config.ts'
import { callBody, dataValuesOf } from '@takt/domain/dashboards/call-request.ts'
import type { CallConfigurationOption } from '@takt/domain/dashboards/options.ts'
import { pickValue } from '@takt/domain/dashboards/value-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import type { EditorPlace, EditorProps } from '../editor-place.ts'
import styles from '../OptionForm.module.css'
import { BodyRows } from './BodyRows.tsx'
import own from './Call.module.css'
import { TestCall } from './TestCall.tsx'

/** The call panel: address, headers, body, and what would be sent right now: D-CONFIG-62-X. */
export function CallEditor(props: EditorProps<CallConfigurationOption>) {
  const { value: call, label, place, onChange } = props
  const { say } = place
  const change = (part: Partial<CallConfig>, typing?: string) => onChange({ ...call, ...part }, typing)
  const fault = callFault(call)
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <SelectField
        label={say('call-panel.method')}
        placeholder={say('form.choose')}
        value={call.method}
        options={callMethods.map((method) => ({ value: method, label: method.toUpperCase() }))}
        onValueChange={(method) => change({ method })}
      />
      <Switch
        label={say('call-panel.external')}
        checked={call.external}
        onCheckedChange={(external) => change({ external })}
      />
      <TextField
        label={say('call-panel.url')}
        hint={say(call.external ? 'call-panel.url-external-hint' : 'call-panel.url-hint')}
        error={fault === 'address' || fault === 'location' ? say(`call-panel.fault-${fault}`) : undefined}
        value={call.url}
        onValueChange={(url) => change({ url: url.trim() }, 'url')}
      />
      <Headers call={call} place={place} onChange={(headers, typing) => change({ headers }, typing)} />
      <FieldGroup name={say('call-panel.body')}>
        <BodyRows
          entries={call.body}
          depth={1}
          {...{ place, values: props.values }}
          onChange={(body, typing) => change({ body }, typing)}
        />
      </FieldGroup>
      <figure className={own.preview}>
        <figcaption>{say('call-panel.preview')}</figcaption>
        <pre>{JSON.stringify(callBody(call, currentValues(call, place)), null, 2)}</pre>
      </figure>
      <TestCall call={call} values={currentValues(call, place)} place={place} />
    </fieldset>
  )
}

/** The data entries as they are right now, by their place in the body. */
function currentValues(call: CallConfig, place: EditorPlace): Record<string, unknown> {
  return Object.fromEntries(
    dataValuesOf(call).map(({ path, config }) => [path, pickValue(config, place.rowsOf(config.dataSource))]),
  )
}

function Headers(props: {
  readonly call: CallConfig
  readonly place: EditorPlace
  readonly onChange: (headers: readonly HeaderRow[], typing?: string) => void
}) {
  const { call, place, onChange } = props
  const { say } = place
  const { headers } = call
  const set = (at: number, part: Partial<HeaderRow>, typing: string) =>
    onChange(
      headers.map((row, index) => (index === at ? { ...row, ...part } : row)),
      `header.${at}.${typing}`,
    )
  return (
    <FieldGroup name={say('call-panel.headers')}>
      {headers.map((row, at) => {
        const name = say('call-panel.header', { number: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a header has no name but the one being typed
          <section key={at} className={own.header} aria-label={name}>
            <TextField
              label={say('call-panel.key')}
              value={row.key}
              error={callFault({ ...call, headers: [row] }) === 'header' ? say('call-panel.fault-header') : undefined}
              onValueChange={(key) => set(at, { key: key.trim() }, 'key')}
            />
            <TextField
              label={say('call-panel.value')}
              value={row.value}
              {...(row.kept ? { placeholder: say('call-panel.kept') } : {})}
              {...(call.external ? { type: 'password', autoComplete: 'new-password' } : {})}
              onValueChange={(value) => set(at, { value }, 'value')}
            />
            <IconButton
              aria-label={say('form.remove', { name })}
              icon={<TrashIcon />}
              onClick={() => onChange(headers.filter((_, index) => index !== at))}
            />
          </section>
        )
      })}
      {call.external && headers.length > 0 && <p className={styles.muted}>{say('call-panel.secret-hint')}</p>}
      <Button icon={<PlusIcon />} onClick={() => onChange([...headers, { key: '', value: '' }])}>
        {say('call-panel.add-header')}
      </Button>
    </FieldGroup>
  )
}
