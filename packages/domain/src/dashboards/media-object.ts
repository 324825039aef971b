/** Which file of the media folder a widget shows: D-ENTITY-52 to 54-X. */

import { linearPattern } from '../ground/linear-pattern.ts'
import { type MediaFile, type MediaType, mediaTypes, suits } from '../ground/media-file.ts'
import { MEDIA_PATH } from './background-image.ts'

export const selectionMethods = ['select', 'regex', 'machinebased', 'patternstring'] as const
export type SelectionMethod = (typeof selectionMethods)[number]

export interface MediaObject {
  readonly fileType: MediaType
  readonly selectionMethod: SelectionMethod
  /** A path below /serverfiles/. */
  readonly selection: string
  readonly regexString: string
  readonly machineId: readonly string[]
  /** Properties of the machine whose values, joined by '_', are the file's name. */
  readonly machineParameters: readonly string[]
  /** '[field]' stands for the machine's value of that name. */
  readonly patternString: string
}

export const newMedia: MediaObject = {
  fileType: 'img',
  selectionMethod: 'select',
  selection: '',
  regexString: '',
  machineId: [],
  machineParameters: ['machine_id'],
  patternString: '',
}

export function readMedia(stored: unknown): MediaObject {
  if (typeof stored !== 'object' || stored === null) return newMedia
  const { fileType, selectionMethod, machineId, machineParameters, ...rest } = stored as Record<string, unknown>
  const words = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isWord)
  const parameters = words(machineParameters)
  return {
    fileType: mediaTypes.find((type) => type === fileType) ?? newMedia.fileType,
    selectionMethod: selectionMethods.find((method) => method === selectionMethod) ?? newMedia.selectionMethod,
    selection: text(rest.selection),
    regexString: text(rest.regexString),
    machineId: words(machineId).slice(0, 1),
    machineParameters: parameters.length === 0 ? newMedia.machineParameters : parameters,
    patternString: text(rest.patternString),
  }
}

/** Nothing has been chosen yet by which a file could be found. */
export function isUnchosen(media: MediaObject): boolean {
  switch (media.selectionMethod) {
    case 'select':
      return media.selection === ''
    case 'regex':
      return media.regexString === ''
    case 'machinebased':
      return media.machineId.length === 0
    case 'patternstring':
      return media.patternString === ''
  }
}

type MachineRow = Readonly<Record<string, unknown>> | undefined

/** The file that is meant right now; undefined when none is there. */
export function resolveMedia(
  media: MediaObject,
  on: { readonly files: readonly MediaFile[]; readonly machine: MachineRow },
): MediaFile | undefined {
  const files = on.files.filter((file) => suits(media.fileType, file))
  switch (media.selectionMethod) {
    case 'select':
      return byPath(files, media.selection)
    case 'regex': {
      const pattern = media.regexString === '' ? undefined : linearPattern(media.regexString)
      return pattern && [...files].sort(byName).find(({ name }) => pattern(name))
    }
    case 'machinebased': {
      const wanted = media.machineParameters.map((key) => filled(on.machine?.[key])).join('_')
      return wanted.replaceAll('_', '') === '' ? undefined : files.find(({ name }) => same(baseName(name), wanted))
    }
    case 'patternstring':
      return byPath(files, filledPattern(media.patternString, on.machine))
  }
}

/** The pattern with the machine's values in it. */
export function filledPattern(pattern: string, machine: MachineRow): string {
  return pattern.replace(/\[([^[\]]+)\]/g, (_, field: string) => filled(machine?.[field]))
}

/** A value never leads out of the folder. */
function filled(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).replace(/[/\\]/g, '').replaceAll('..', '')
}

function byPath(files: readonly MediaFile[], path: string): MediaFile | undefined {
  const wanted = path.trim().replace(new RegExp(`^${MEDIA_PATH}`, 'i'), '')
  return wanted === '' ? undefined : files.find((file) => same(file.path, wanted))
}

function baseName(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function byName(one: MediaFile, other: MediaFile): number {
  const [a, b] = [one.name.toLowerCase(), other.name.toLowerCase()]
  return a < b ? -1 : a > b ? 1 : 0
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
