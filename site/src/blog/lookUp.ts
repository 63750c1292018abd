const koreanNames = { authors: '저자', tags: '태그' } as const;

/**
 * Finds what a post names in authors.yml or tags.yml.
 * @throws Error that names the post, the unknown key, the file and the known keys
 */
export function lookUp<Data>(
  kind: keyof typeof koreanNames,
  entries: readonly { id: string; data: Data }[],
  id: string,
  file: string,
): Data {
  const found = entries.find((entry) => entry.id === id);
  if (!found) {
    const known = entries.map((entry) => entry.id).join(', ');
    throw new Error(
      `${file}: "${id}"은(는) content/blog/${kind}.yml에 없는 ${koreanNames[kind]}입니다. 파일에 추가하거나 다음 중에서 고르십시오: ${known}`,
    );
  }
  return found.data;
}
