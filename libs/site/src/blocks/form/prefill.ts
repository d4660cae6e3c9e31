/** Fills in what the link to this form named: an id of the list that the question knows, or the words themselves. */
export function prefill(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-prefill]')) {
    const given = query.get(input.name);
    if (!given || input.value) continue;
    const known = input.list && [...input.list.options].find((option) => option.dataset['id'] === given);
    input.value = input.list ? (known?.value ?? '') : given.slice(0, input.maxLength);
  }
}
