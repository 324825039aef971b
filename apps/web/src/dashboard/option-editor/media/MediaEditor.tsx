import {
  isUnchosen,
  type MediaObject,
  newMedia,
  resolveMedia,
  selectionMethods,
} from '@takt/domain/dashboards/media-object.ts'
import type { MediaObjectOption } from '@takt/domain/dashboards/options.ts'
import { linearPattern, MOST_PATTERN } from '@takt/domain/ground/linear-pattern.ts'
import { type MediaFile, mediaTypes, suits } from '@takt/domain/ground/media-file.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { machines } from '../../../data/machines/machines.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import type { EditorProps } from '../editor-place.ts'
import { MachinesEditor } from '../MachinesEditor.tsx'
import styles from '../OptionForm.module.css'
import { FileChoice } from './FileChoice.tsx'
import { UploadButton } from './UploadButton.tsx'

/** The media-object panel: which type of file, how it is found, and what is found right now: D-CONFIG-61-X. */
export function MediaEditor(props: EditorProps<MediaObjectOption>) {
  const { value, label, place, onChange } = props
  const { say } = place
  const mayUpload = useMayCall('upload_media')
  const { rows, error, reload } = useLoad('get_media_folder', {})
  const files: readonly MediaFile[] = rows ?? []
  const change = (part: Partial<MediaObject>, typing?: string) => onChange({ ...value, ...part }, typing)
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <SelectField
        label={say('media.type')}
        placeholder={say('form.choose')}
        value={value.fileType}
        options={mediaTypes.map((type) => ({ value: type, label: say(`media.type.${type}`) }))}
        onValueChange={(fileType) => change({ fileType })}
      />
      <SelectField
        label={say('media.method')}
        placeholder={say('form.choose')}
        value={value.selectionMethod}
        options={selectionMethods.map((method) => ({ value: method, label: say(`media.method.${method}`) }))}
        onValueChange={(selectionMethod) => change({ selectionMethod })}
      />
      {rows === undefined && error === null && <Skeleton height="6rem" />}
      {rows === undefined && error !== null && <p className={styles.missing}>{say('media.load-failed')}</p>}
      {value.selectionMethod === 'select' && rows !== undefined && (
        <FileChoice
          files={files.filter((file) => suits(value.fileType, file))}
          chosen={value.selection}
          place={place}
          onChoose={(selection) => change({ selection })}
        />
      )}
      {value.selectionMethod !== 'select' && <SearchFields {...props} change={change} />}
      {value.selectionMethod !== 'select' && !isUnchosen(value) && <Found value={value} files={files} place={place} />}
      {mayUpload && (
        <UploadButton
          names={files.map(({ name }) => name)}
          onUploaded={async (file) => {
            await reload()
            if (suits(value.fileType, file) && value.selectionMethod === 'select') change({ selection: file.path })
          }}
        />
      )}
    </fieldset>
  )
}

interface SearchProps extends EditorProps<MediaObjectOption> {
  readonly change: (part: Partial<MediaObject>, typing?: string) => void
}

function SearchFields({ value, values, place, change }: SearchProps) {
  const { say } = place
  if (value.selectionMethod === 'regex') {
    return (
      <TextField
        label={say('media.regex')}
        maxLength={MOST_PATTERN}
        error={linearPattern(value.regexString) === undefined ? say('media.regex-fault') : undefined}
        value={value.regexString}
        onValueChange={(regexString) => change({ regexString }, 'regex')}
      />
    )
  }
  return (
    <>
      <MachinesEditor
        option={{ type: 'machines', label: '', default: [], most: 1 }}
        value={value.machineId}
        label={say('option.machine')}
        error={undefined}
        {...{ place, values }}
        onChange={(machineId) => change({ machineId: machineId as string[] })}
        onClear={() => change({ machineId: [] })}
      />
      {value.selectionMethod === 'machinebased' ? (
        <TextField
          label={say('media.parameters')}
          hint={say('media.parameters-hint')}
          value={value.machineParameters.join(', ')}
          onValueChange={(text) => change({ machineParameters: properties(text) }, 'parameters')}
        />
      ) : (
        <TextField
          label={say('media.pattern')}
          hint={say('media.pattern-hint')}
          value={value.patternString}
          onValueChange={(patternString) => change({ patternString }, 'pattern')}
        />
      )}
    </>
  )
}

function properties(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => name === '') ? newMedia.machineParameters : names
}

/** The name of the file that is meant right now: a mistyped pattern is seen at once. */
function Found(props: {
  readonly value: MediaObject
  readonly files: readonly MediaFile[]
  readonly place: EditorProps<MediaObjectOption>['place']
}) {
  const { value, files, place } = props
  const machine = machines.get(value.machineId[0] ?? '') as Readonly<Record<string, unknown>> | undefined
  const file = resolveMedia(value, { files, machine })
  return (
    <p className={file === undefined ? styles.missing : styles.muted} role="status">
      {file === undefined ? place.say('media.no-match') : place.say('media.now', { name: file.name })}
    </p>
  )
}
