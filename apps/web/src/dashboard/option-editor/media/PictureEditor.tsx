import { isBackgroundUrl, MEDIA_PATH } from '@takt/domain/dashboards/background-image.ts'
import type { PictureOption } from '@takt/domain/dashboards/options.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import type { EditorProps } from '../editor-place.ts'
import styles from '../OptionForm.module.css'
import { FileChoice } from './FileChoice.tsx'
import { UploadButton } from './UploadButton.tsx'

/** A picture of the media folder, chosen by its look, or an address that somebody writes: D-CONFIG-82-X. */
export function PictureEditor({ value, label, error, place, onChange }: EditorProps<PictureOption>) {
  const { say } = place
  const mayUpload = useMayCall('upload_media')
  const { rows = [], reload } = useLoad('get_media_folder', {})
  const pictures = rows.filter(({ file_type }) => file_type === 'img')
  const written = value.trim()
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <FileChoice
        files={pictures}
        chosen={readable(written)}
        place={place}
        onChoose={(path) => onChange(`${MEDIA_PATH}${encodeURIComponent(path)}`)}
      />
      {mayUpload && (
        <UploadButton
          names={rows.map(({ name }) => name)}
          onUploaded={async (file) => {
            await reload()
            if (file.file_type === 'img') onChange(`${MEDIA_PATH}${encodeURIComponent(file.path)}`)
          }}
        />
      )}
      <TextField
        label={say('media.address')}
        error={written === '' || isBackgroundUrl(written) ? error : say('widget.background-fault')}
        value={value}
        onValueChange={(text) => onChange(text, 'address')}
      />
    </fieldset>
  )
}

/** What somebody is just writing may be no address yet. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
