/** Names of issuers: an account issues under its own name, and only the operator speaks for the node. */

/** The name under which an account that is not the operator issues: its own, or its id where that could be the node's. */
export function issuerName(
  account: { id: string; name: string | null },
  nodeNames: readonly string[],
): string {
  const { id, name } = account;
  return name === null || isNodeName(name, nodeNames) ? id : name;
}

/** Whether a name reads as one of the node's, whatever its case, blanks and invisible characters. */
export function isNodeName(name: string, nodeNames: readonly string[]): boolean {
  const read = fold(name);
  return nodeNames.some((each) => fold(each) === read);
}

/** The names of a node: what it is called, its address and host, and its operator's name. */
export function namesOfNode(publicUrl: string, operatorName: string | null): string[] {
  const { host, hostname } = new URL(publicUrl);
  const own = ["Registry Node", publicUrl, `${publicUrl}/`, host, hostname];
  return operatorName === null ? own : [...own, operatorName];
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, "");
}
