import { MEDIA_PATH } from '@takt/domain/dashboards/background-image.ts'
import type { MediaFile } from '@takt/domain/ground/media-file.ts'
import { useId } from 'react'
import { mediaUrl } from '../../media-url.ts'
import type { EditorPlace } from '../editor-place.ts'
import styles from './Media.module.css'

/** The files as small pictures; films and sheets by their ending. */
export function FileChoice(props: {
  readonly files: readonly MediaFile[]
  readonly chosen: string
  readonly place: EditorPlace
  readonly onChoose: (path: string) => void
}) {
  const { files, chosen, place, onChoose } = props
  const name = useId()
  if (files.length === 0) return <p className={styles.none}>{place.say('media.no-files')}</p>
  const path = chosen.replace(MEDIA_PATH, '')
  return (
    <fieldset className={styles.files}>
      <legend className={styles.heading}>{place.say('media.files')}</legend>
      {files.map((file) => (
        <label key={file.path} className={styles.file}>
          <input
            type="radio"
            className={styles.radio}
            {...{ name }}
            checked={file.path === path}
            onChange={() => onChoose(file.path)}
          />
          {file.file_type === 'img' || file.file_type === 'icon' ? (
            <img className={styles.thumbnail} src={mediaUrl(file)} alt="" loading="lazy" />
          ) : (
            <span className={styles.thumbnail} aria-hidden="true">
              {file.name.split('.').at(-1)?.toUpperCase()}
            </span>
          )}
          <span className={styles.name}>{file.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
